//! What statements are given: ids, switches and numbers as both databases keep them, in columns of `BIGINT` and `TEXT` alone.

use model::ids::{ChannelId, GameId, GuildId, InteractionId, MessageId, RoleId, UserId};
use sqlx::Any;
use sqlx::any::AnyArguments;
use sqlx::query::Query;

/// A statement with its values.
pub(crate) type Statement = Query<'static, Any, AnyArguments>;

/// The values of a statement, `$1` first: `()` for none, the value itself for one, a tuple for several, also of tuples.
pub(crate) trait Values {
    /// Gives them to a statement.
    fn bind(self, statement: Statement) -> Statement;
}

/// How values of each type are kept, and those that may be missing.
macro_rules! kept {
    ($($type:ty: $kept:expr),* $(,)?) => {$(
        impl Values for $type {
            fn bind(self, statement: Statement) -> Statement {
                statement.bind($kept(self))
            }
        }

        impl Values for Option<$type> {
            fn bind(self, statement: Statement) -> Statement {
                statement.bind(self.map($kept))
            }
        }
    )*};
}

kept! {
    i64: i64::from,
    u8: i64::from,
    u16: i64::from,
    u32: i64::from,
    bool: i64::from,
    &str: str::to_owned,
    &String: String::clone,
    String: String::from,
    ChannelId: |id: ChannelId| id.0,
    GameId: |id: GameId| id.0,
    GuildId: |id: GuildId| id.0,
    InteractionId: |id: InteractionId| id.0,
    MessageId: |id: MessageId| id.0,
    RoleId: |id: RoleId| id.0,
    UserId: |id: UserId| id.0,
}

/// Several values, one behind the other.
macro_rules! several {
    ($($($name:ident)*;)*) => {$(
        impl<$($name: Values),*> Values for ($($name,)*) {
            #[allow(non_snake_case, reason = "a value is called as its type")]
            fn bind(self, statement: Statement) -> Statement {
                let ($($name,)*) = self;
                $(let statement = $name.bind(statement);)*
                statement
            }
        }
    )*};
}

several! {
    ;
    A B;
    A B C;
    A B C D;
    A B C D E;
    A B C D E F;
    A B C D E F G;
    A B C D E F G H;
    A B C D E F G H I;
    A B C D E F G H I J;
    A B C D E F G H I J K;
    A B C D E F G H I J K L;
    A B C D E F G H I J K L M;
    A B C D E F G H I J K L M N;
    A B C D E F G H I J K L M N O;
    A B C D E F G H I J K L M N O P;
}
