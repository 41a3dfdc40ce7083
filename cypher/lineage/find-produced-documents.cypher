// Which of some ids documents of the tenant have, and whether a task has produced them: how it knows its own result again.
// @mode read
// @param taskKey: ID!
// @param ids: [ID!]!
// @returns [ProducedRow!]!
// @unscoped it chooses the id under which the viewer saves a result, and shows nothing
// @bounded one row an id given
MATCH (task:TaskNode {key: $taskKey})
UNWIND $ids AS id
MATCH (item:Document {tenantKey: task.tenantKey, id: id})
RETURN item.key AS key, item.id AS id, EXISTS { (item)-[:PRODUCED_BY]->(task) } AS own
