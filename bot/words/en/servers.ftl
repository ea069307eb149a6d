### Settings of servers, moderators, permissions.
