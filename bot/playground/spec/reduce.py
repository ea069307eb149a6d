#!/usr/bin/env python3
"""Makes discord-openapi.json and required.json from Discord's own OpenAPI description: only what the playground checks and answers.

    python3 reduce.py path/to/openapi.json

The description is published at https://github.com/discord/discord-api-spec (specs/openapi.json); LICENSE is its licence.
Run this again with a newer one to keep up with Discord. What it does:

- It keeps the request bodies of the served operations, by method and path, and the schemas they need.
- Descriptions go: only facts are needed.
- A union whose members tell themselves apart by `type` becomes "if the type is this, then that schema", so that a mistake
  is reported where it is and not as "matches none of eleven schemas". Members without a `type` of their own stay a union.
- "Null or that schema" becomes the same kind of rule.
- Objects take no unknown names, which the description never says, unless the value is empty: clients send such.
- Snowflakes may be numbers, which Discord takes, too.
- required.json says of the answers which fields they must have, by method and path: names to what is required inside them, `[]` for
  the items of a list, null where everything stays. Of a union, whatever one of its members requires.
"""

import json
import pathlib
import sys

SERVED = """
put    /applications/{application_id}/commands
post   /applications/{application_id}/commands
patch  /applications/{application_id}/commands/{command_id}
put    /applications/{application_id}/guilds/{guild_id}/commands
post   /applications/{application_id}/guilds/{guild_id}/commands
patch  /applications/{application_id}/guilds/{guild_id}/commands/{command_id}
post   /applications/{application_id}/emojis
patch  /applications/{application_id}/emojis/{emoji_id}
post   /interactions/{interaction_id}/{interaction_token}/callback
post   /webhooks/{webhook_id}/{webhook_token}
patch  /webhooks/{webhook_id}/{webhook_token}/messages/@original
patch  /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}
post   /channels/{channel_id}/messages
patch  /channels/{channel_id}/messages/{message_id}
post   /channels/{channel_id}/messages/{message_id}/threads
post   /channels/{channel_id}/threads
patch  /channels/{channel_id}
post   /users/@me/channels
"""

ANSWERED = """
get    /users/@me
get    /applications/@me
get    /oauth2/applications/@me
get    /gateway/bot
get    /applications/{application_id}/emojis
post   /applications/{application_id}/emojis
get    /applications/{application_id}/commands
put    /applications/{application_id}/commands
get    /guilds/{guild_id}
get    /guilds/{guild_id}/members/{user_id}
get    /channels/{channel_id}
get    /channels/{channel_id}/messages
post   /channels/{channel_id}/messages
patch  /channels/{channel_id}/messages/{message_id}
post   /channels/{channel_id}/messages/{message_id}/threads
post   /users/@me/channels
patch  /channels/{channel_id}
"""

EMPTY = {"enum": [None, False, "", [], {}]}
NOISE = {"description", "title", "x-discord-union", "x-enum-descriptions", "deprecated", "externalDocs"}


def main(source):
    whole = json.load(open(source, encoding="utf-8"))
    schemas = whole["components"]["schemas"]
    operations, wanted = {}, []
    for line in SERVED.split("\n"):
        if not line.strip():
            continue
        method, path = line.split()
        body = whole["paths"][path][method]["requestBody"]["content"]["application/json"]["schema"]
        operations[f"{method.upper()} {path}"] = narrow(body, schemas)
        wanted.append(body)
    kept = {}
    while wanted:
        for name in references(wanted.pop()):
            if name not in kept:
                kept[name] = narrow(schemas[name], schemas)
                wanted.append(schemas[name])
    kept["SnowflakeType"]["type"] = ["string", "integer"]
    reduced = {
        "source": "Reduced by reduce.py from Discord's OpenAPI description, version "
        + whole["info"]["version"] + ", MIT licence: see LICENSE",
        "operations": operations,
        "components": {"schemas": dict(sorted(kept.items()))},
    }
    target = pathlib.Path(__file__).with_name("discord-openapi.json")
    target.write_text(json.dumps(reduced, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{target}: {len(operations)} operations, {len(kept)} schemas")
    answers = {}
    for line in filter(str.strip, ANSWERED.split("\n")):
        method, path = line.split()
        responses = whole["paths"][path][method]["responses"]
        fine = next(code for code in responses if code.startswith("2"))
        schema = responses[fine]["content"]["application/json"]["schema"]
        answers[f"{method.upper()} {path}"] = required(schema, schemas, 0)
    target = pathlib.Path(__file__).with_name("required.json")
    target.write_text(json.dumps(answers, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{target}: {len(answers)} answers")


def required(node, schemas, depth):
    """What must be in an answer, as a tree of names; None where everything stays."""
    while "$ref" in node:
        node = schemas[node["$ref"].rsplit("/", 1)[1]]
    if depth > 5:
        return None
    members = [member for member in node.get("oneOf", node.get("anyOf", [])) if member.get("type") != "null"]
    if members or "allOf" in node:
        trees = [required(member, schemas, depth) for member in members or node["allOf"]]
        trees = [tree for tree in trees if tree]
        return {name: inner for tree in trees for name, inner in tree.items()} or None
    if "items" in node:
        inner = required(node["items"], schemas, depth + 1)
        return {"[]": inner} if inner else None
    names = [name for name in node.get("required", []) if name in node.get("properties", {})]
    # A control of ours comes back as it was sent: what is required of one differs by its type.
    inner = lambda name: None if name == "components" else required(node["properties"][name], schemas, depth + 1)
    return {name: inner(name) for name in names} or None


def references(node):
    """The names of all schemas a node refers to."""
    if isinstance(node, list):
        return {name for item in node for name in references(item)}
    if not isinstance(node, dict):
        return set()
    own = {node["$ref"].rsplit("/", 1)[1]} if isinstance(node.get("$ref"), str) else set()
    return own | {name for value in node.values() for name in references(value)}


def narrow(node, schemas):
    """A node as it is checked."""
    if isinstance(node, list):
        return [narrow(item, schemas) for item in node]
    if not isinstance(node, dict):
        return node
    node = {key: value for key, value in node.items() if key not in NOISE or isinstance(value, dict)}
    for union in ("oneOf", "anyOf"):
        if union in node and all(isinstance(member, dict) for member in node[union]):
            node = tell_apart(node, union, schemas)
    result = {key: narrow(value, schemas) for key, value in node.items()}
    if "properties" in result and result.get("type") == "object" and "additionalProperties" not in result:
        result["additionalProperties"] = EMPTY
    return result


def tell_apart(node, union, schemas):
    """A union by `type`, if its members have one each."""
    members = [member for member in node[union] if member != {"type": "null"}]
    nullable = len(members) < len(node[union])
    if nullable and len(members) == 1:
        return {**{key: value for key, value in node.items() if key != union}, "if": {"type": "null"}, "else": members[0]}
    types = [constant_types(member, schemas) for member in members]
    if len(members) < 2 or not all(types) or len(set(sum(types, []))) < len(sum(types, [])):
        return node
    rest = {key: value for key, value in node.items() if key != union}
    rules = [{"if": is_of_type(own), "then": member} for own, member in zip(types, members)]
    objects = {"allOf": [{"type": "object"}, is_of_type(sorted(sum(types, []))), *rules]}
    return {**rest, "if": {"type": "null"}, "else": objects} if nullable else {**rest, **objects}


def is_of_type(values):
    return {"required": ["type"], "properties": {"type": {"enum": values}}}


def constant_types(member, schemas):
    """The values of `type` a member of a union allows, if it says so."""
    if "$ref" in member:
        member = schemas[member["$ref"].rsplit("/", 1)[1]]
    kind = member.get("properties", {}).get("type", {})
    return kind.get("enum", []) if "type" in member.get("required", []) else []


if __name__ == "__main__":
    main(sys.argv[1])
