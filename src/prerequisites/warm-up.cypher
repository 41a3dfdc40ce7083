CREATE CONSTRAINT warmKey FOR (n:Warm) REQUIRE n.key IS UNIQUE;

CREATE INDEX warmTime FOR (n:Warm) ON (n.scopeKey, n.at);

CYPHER 25 CREATE VECTOR INDEX warmVector FOR (n:Warm) ON (n.embedding) WITH [n.scopeKey]
OPTIONS {indexConfig: {`vector.dimensions`: 3, `vector.similarity_function`: 'cosine', `vector.quantization.type`: 'NONE'}};

CREATE FULLTEXT INDEX warmText FOR (n:Warm) ON EACH [n.text, n.scopeKey] OPTIONS {indexConfig: {`fulltext.analyzer`: 'english'}};

CALL db.awaitIndexes(60);

CREATE (:Root {key: 'r'});

UNWIND range(1, 100) AS i
MATCH (r:Root {key: 'r'})
MERGE (n:Warm {key: toString(i)})
SET n += {scopeKey: 's' + (i % 3), text: 'the quick brown fox ' + i, at: datetime()}
MERGE (n)-[:WITHIN]->(r)
WITH n, i
CALL db.create.setNodeVectorProperty(n, 'embedding', [1.0, toFloat(i), 0.5])
RETURN count(n) AS n;

CYPHER 25 MATCH (n:Warm)
SEARCH n IN (VECTOR INDEX warmVector FOR [1.0, 2.0, 0.5] WHERE n.scopeKey IN ['s0', 's1'] LIMIT 10) SCORE AS score
RETURN n.key AS key, score
UNION ALL
CALL db.index.fulltext.queryNodes('warmText', '+scopeKey:(s0 s1)^0 +text:(fox)', {limit: 10}) YIELD node, score
RETURN node.key AS key, score;

MATCH p = (n:Warm)-[:WITHIN*0..4]->(r)
OPTIONAL MATCH (n)<-[:CONTAINS]-(other)
WITH r, n, count(other) AS others ORDER BY n.at DESC LIMIT 20
CALL (r) { MATCH (r)<-[:WITHIN]-(x) RETURN count(x) AS size }
WITH r, size, collect({key: n.key, others: others}) AS rows
RETURN r {.key, size: size, rows: rows} AS row;

MATCH (n:Warm) WHERE n.scopeKey = 's1' AND n.at < datetime() SET n.version = coalesce(n.version, 0) + 1 DETACH DELETE n;
