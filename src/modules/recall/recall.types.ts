import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DocumentTypeName, ReferenceDirection } from '../library/index.js';
import { ScopeKind } from '../scopes/index.js';

/** Which search found a hit. */
export enum HitSource {
  VECTOR_SEARCH = 'vector_search',
  TEXT_SEARCH = 'text_search',
}

registerEnumType(HitSource, {
  name: 'HitSource',
  description: 'How the relevance of a hit was judged.',
  valuesConfig: {
    VECTOR_SEARCH: { description: 'By meaning, and by words where those were found too.' },
    TEXT_SEARCH: { description: 'By words alone: its vector or that of the query could not be had.' },
  },
});

/** Why a scope is searched. */
export enum HitVia {
  SCOPE = 'SCOPE',
  SIBLING = 'SIBLING',
}

registerEnumType(HitVia, {
  name: 'HitVia',
  description: 'Why a scope is searched.',
  valuesConfig: {
    SCOPE: { description: 'It is visible from the scope that was asked from.' },
    SIBLING: {
      description:
        'It is that of another think process of the project, whose results alone are searched: `ThinkProcessConfig.seesSiblingResults`.',
    },
  },
});

/** What leads from one document to another; the values are how they are stored. */
export enum RelationKind {
  LINK = 'link',
  CITATION = 'citation',
  CROSS_REFERENCE = 'cross_reference',
  DERIVED_FROM = 'derived_from',
}

registerEnumType(RelationKind, {
  name: 'RelationKind',
  description: 'What leads from one document to another.',
  valuesConfig: {
    LINK: { description: 'A reference: an address.' },
    CITATION: { description: 'A reference: a work that is cited, such as by its DOI.' },
    CROSS_REFERENCE: { description: 'A reference to another document, such as by a wiki link.' },
    DERIVED_FROM: { description: 'Lineage: one of them was made from the other.' },
  },
});

@ObjectType({ description: 'A passage that answers a query, with everything that its score is made of.' })
export class RagHit {
  @Field(() => String, { description: 'The passage, as it stands in the document.' })
  text!: string;

  @Field(() => ID, { description: 'The document that it is from.' })
  documentId!: string;

  @Field(() => String, { description: 'Title of the document.' })
  title!: string;

  @Field(() => DocumentTypeName, { description: 'Type of the document.' })
  type!: DocumentTypeName;

  @Field(() => [String], { description: 'Tags of the document.' })
  tags!: readonly string[];

  @Field(() => String, {
    description:
      'Language of the passage (ISO 639-1), which may differ from that of its document; `und` where not known.',
  })
  language!: string;

  @Field(() => String, { description: 'Address of the scope that the document is in.' })
  scope!: string;

  @Field(() => HitVia, { description: 'Why that scope was searched.' })
  via!: HitVia;

  @Field(() => Float, {
    nullable: true,
    description: 'Calibrated cosine: 0 as alike as unrelated texts, 1 the same text. Null without a vector.',
  })
  similarity!: number | null;

  @Field(() => Float, { description: 'Its full-text score against the best one of the query, 0 to 1.' })
  textScore!: number;

  @Field(() => Float, {
    description: 'α · similarity + (1 − α) · textScore, where α is `trace.vectorShare`; with one arm alone, that arm.',
  })
  relevance!: number;

  @Field(() => Float, { description: 'Proximity weight of the scope, 0 to 1.' })
  weight!: number;

  @Field(() => Float, { description: 'relevance · weight: what hits are ordered by.' })
  score!: number;

  @Field(() => HitSource, { description: 'How its relevance was judged.' })
  source!: HitSource;

  @Field(() => Int, { description: 'Number of the chunk within the document, from 0.' })
  position!: number;

  @Field(() => Int, { nullable: true, description: 'Page that it is on, from 1, where there are pages.' })
  page!: number | null;

  @Field(() => [String], { description: 'Headings that it stands under, outermost first.' })
  headingPath!: readonly string[];

  @Field(() => String, { nullable: true, description: 'Key path, where the document is structured data.' })
  keyPath!: string | null;

  @Field(() => Boolean, { description: 'Whether the document is marked as stale: a source of it has changed.' })
  stale!: boolean;
}

@ObjectType({ description: 'How one scope took part in a query.' })
export class RagScopeTrace {
  @Field(() => String, { description: 'Address of the scope.' })
  scope!: string;

  @Field(() => ScopeKind, { description: 'Its kind.' })
  kind!: ScopeKind;

  @Field(() => String, { description: 'Its name for people.' })
  title!: string;

  @Field(() => Float, { description: 'Its proximity weight.' })
  weight!: number;

  @Field(() => HitVia, { description: 'Why it was searched.' })
  via!: HitVia;

  @Field(() => Int, { description: 'Candidates that were found in it.' })
  candidates!: number;

  @Field(() => Int, { description: 'Hits of the answer that are from it.' })
  hits!: number;
}

@ObjectType({ description: 'How an answer came to be.' })
export class RagTrace {
  @Field(() => [RagScopeTrace], { description: 'The scopes that were searched, nearest first. No other was.' })
  scopes!: readonly RagScopeTrace[];

  @Field(() => String, { description: 'The embedding model.' })
  model!: string;

  @Field(() => Float, { description: 'Cosine of unrelated texts with that model: similarity 0.' })
  baseline!: number;

  @Field(() => Float, { description: 'How much meaning counted against words: 0.85, for one or two words 0.5.' })
  vectorShare!: number;

  @Field(() => Boolean, { description: 'Whether it was searched by meaning. If not, `warnings` says why.' })
  vectorSearch!: boolean;

  @Field(() => String, {
    description:
      'Language that the question was taken to be in: its words were searched by the rules of it too. `und` if unsure.',
  })
  language!: string;

  @Field(() => Float, { description: 'Time to embed the query, in ms.' })
  embedMs!: number;

  @Field(() => Float, { description: 'Time of the search in the graph, in ms.' })
  searchMs!: number;
}

@ObjectType({ description: 'A document that hits lead to by references or lineage.' })
export class RelatedDocument {
  @Field(() => ID, { description: 'The document.' })
  documentId!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => DocumentTypeName, { description: 'What it is.' })
  type!: DocumentTypeName;

  @Field(() => String, { description: 'Address of the scope that it is in, one of those that were searched.' })
  scope!: string;

  @Field(() => RelationKind, {
    description: 'What leads to it; where several do, a reference before lineage, and one from `via` before one to it.',
  })
  kind!: RelationKind;

  @Field(() => Int, { description: 'Steps from the nearest hit, 1 or 2.' })
  hops!: number;

  @Field(() => ReferenceDirection, {
    description:
      '`OUTGOING` where `via` refers to it or was made from it, `INCOMING` where it refers to `via` or was made from that.',
  })
  direction!: ReferenceDirection;

  @Field(() => ID, { description: 'The document that the step begins at: that of a hit, or another related one.' })
  via!: string;
}

@ObjectType({ description: 'The answer to a query.' })
export class RagResponse {
  @Field(() => [RagHit], { description: 'The passages, best first.' })
  hits!: readonly RagHit[];

  @Field(() => [RelatedDocument], {
    description:
      'Documents that the hits lead to by references and lineage, nearest first, at most 50; none without `expandHops`.',
  })
  related!: readonly RelatedDocument[];

  @Field(() => RagTrace, { description: 'How they were found.' })
  trace!: RagTrace;

  @Field(() => [String], { description: 'What was not done as it should be, such as a search by words alone.' })
  warnings!: readonly string[];
}
