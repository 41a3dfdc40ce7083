// The embedding space in a slot.
// @mode read
// @param slot: String!
// @returns SpaceRow
// @unscoped one model serves every tenant
MATCH (space:EmbeddingSpace {slot: $slot})
RETURN space.slot AS slot, space.model AS model, space.dimensions AS dimensions, space.baseline AS baseline,
       space.createdAt AS createdAt
