// A version of an item is there once; they are listed by item, in order.
CREATE CONSTRAINT version_key IF NOT EXISTS FOR (n:Version) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT version_of_item IF NOT EXISTS FOR (n:Version) REQUIRE (n.itemKey, n.n) IS UNIQUE;
