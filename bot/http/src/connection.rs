//! One connection: notes how far its request is, and ends when a part takes too long.

use std::convert::Infallible;
use std::io;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::{Body as _, Bytes, Frame, Incoming, SizeHint};
use hyper::server::conn::http1::Builder;
use hyper::service::Service;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{MissedTickBehavior, interval};
use tokio_util::sync::CancellationToken;

use crate::Bounds;
use crate::places::Place;
use crate::progress::{Part, Progress};

/// The most bytes of a request's head, and of one read.
const BUFFER: usize = 64 * 1024;

/// Serves a connection until it ends, a part of a request takes too long, or its place is needed.
pub(crate) async fn serve(
    stream: TcpStream,
    routes: Router,
    bounds: Bounds,
    place: Place,
    stop: CancellationToken,
) {
    let progress = Arc::clone(&place.progress);
    let watched = Watched { stream, progress: Arc::clone(&progress) };
    let requests = Requests { routes: TowerToHyperService::new(routes), progress: Arc::clone(&progress) };
    let mut builder = Builder::new();
    builder.max_buf_size(BUFFER);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(watched), requests).with_upgrades());
    let shortest = bounds.head.min(bounds.body).min(bounds.idle).min(bounds.answer);
    let mut look = interval((shortest / 4).clamp(Duration::from_millis(5), Duration::from_secs(1)));
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut stopping = false;
    loop {
        tokio::select! {
            // The peer is gone: nothing left to do.
            _ = connection.as_mut() => return,
            _ = look.tick() => if progress.is_over(&bounds) { return },
            () = progress.displaced.cancelled() => return,
            () = stop.cancelled(), if !stopping => {
                stopping = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}

/// A stream that notes when a request begins.
struct Watched {
    stream: TcpStream,
    progress: Arc<Progress>,
}

impl AsyncRead for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buffer);
        if buffer.filled().len() > before {
            self.progress.go_on(&[Part::Idle], Part::Head);
        }
        read
    }
}

impl AsyncWrite for Watched {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, parts)
    }
}

/// Passes requests to the routes, and notes when each begins and ends.
struct Requests {
    routes: TowerToHyperService<Router>,
    progress: Arc<Progress>,
}

impl Service<Request<Incoming>> for Requests {
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response<Body>, Infallible>> + Send>>;

    fn call(&self, request: Request<Incoming>) -> Self::Future {
        let next = if request.body().is_end_stream() { Part::Answer } else { Part::Body };
        self.progress.go_on(&[Part::Idle, Part::Head], next);
        let arriving =
            |body| Carried { body: Body::new(body), progress: Arc::clone(&self.progress), end: ARRIVED };
        let answer = self.routes.call(request.map(|body| Body::new(arriving(body))));
        let progress = Arc::clone(&self.progress);
        Box::pin(async move {
            let answer = answer.await?;
            progress.go_on(&[Part::Body], Part::Answer);
            Ok(answer.map(|body| Body::new(Carried { body, progress, end: ANSWERED })))
        })
    }
}

/// A change of progress at the end of a body: from which part to which.
type End = (Part, Part);
const ARRIVED: End = (Part::Body, Part::Answer);
const ANSWERED: End = (Part::Answer, Part::Idle);

/// A body that notes its end: at its last piece, or when it is dropped.
struct Carried {
    body: Body,
    progress: Arc<Progress>,
    end: End,
}

impl Carried {
    fn ends(&self) {
        self.progress.go_on(&[self.end.0], self.end.1);
    }
}

impl hyper::body::Body for Carried {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(cx);
        // An answer ends when it has been sent, which is when its body is dropped.
        if self.end == ARRIVED && (matches!(frame, Poll::Ready(None)) || self.body.is_end_stream()) {
            self.ends();
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Carried {
    fn drop(&mut self) {
        self.ends();
    }
}
