// Puts an embedding space into a free slot. A slot that is taken keeps its space.
// @mode write
// @param slot: String!
// @param model: String!
// @param dimensions: Int!
// @param baseline: Float!
// @param at: DateTime!
// @returns SpaceRow!
// @unscoped one model serves every tenant
MERGE (space:EmbeddingSpace {slot: $slot})
ON CREATE SET space.model = $model, space.dimensions = $dimensions, space.baseline = $baseline, space.createdAt = $at
RETURN space.slot AS slot, space.model AS model, space.dimensions AS dimensions, space.baseline AS baseline,
       space.createdAt AS createdAt
