import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DocumentVersion } from './history.types.js';

/** A part of a document that versions tell apart. */
export enum VersionField {
  TITLE = 'TITLE',
  CONTENT = 'CONTENT',
  TAGS = 'TAGS',
  METADATA = 'METADATA',
  MIME_TYPE = 'MIME_TYPE',
  LANGUAGE = 'LANGUAGE',
}

registerEnumType(VersionField, {
  name: 'VersionField',
  description: 'A part of a document that versions tell apart.',
  valuesConfig: {
    TITLE: { description: 'Its title.' },
    CONTENT: { description: 'Its text.' },
    TAGS: { description: 'The tags that people set.' },
    METADATA: { description: 'Its metadata.' },
    MIME_TYPE: { description: 'Its MIME type.' },
    LANGUAGE: { description: 'Its language.' },
  },
});

/** What became of a line. */
export enum DiffLineKind {
  CONTEXT = 'CONTEXT',
  REMOVED = 'REMOVED',
  ADDED = 'ADDED',
}

registerEnumType(DiffLineKind, {
  name: 'DiffLineKind',
  description: 'What became of a line.',
  valuesConfig: {
    CONTEXT: { description: 'It stands in both texts, beside a change.' },
    REMOVED: { description: 'It stands in the older text alone.' },
    ADDED: { description: 'It stands in the newer text alone.' },
  },
});

/** What became of an entry of metadata. */
export enum MetadataChangeKind {
  ADDED = 'ADDED',
  REMOVED = 'REMOVED',
  CHANGED = 'CHANGED',
}

registerEnumType(MetadataChangeKind, {
  name: 'MetadataChangeKind',
  description: 'What became of an entry of metadata.',
  valuesConfig: {
    ADDED: { description: 'It is new.' },
    REMOVED: { description: 'It is gone.' },
    CHANGED: { description: 'It has another value.' },
  },
});

@ObjectType({ description: 'A piece of a changed line.' })
export class DiffPart {
  @Field(() => String, { description: 'The text of the piece.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether it differs from the other text; false for words that stayed.' })
  changed!: boolean;
}

@ObjectType({ description: 'A line of a diff.' })
export class DiffLine {
  @Field(() => DiffLineKind, { description: 'What became of it.' })
  kind!: DiffLineKind;

  @Field(() => String, { description: 'The line without its line feed; a carriage return before that belongs to it.' })
  text!: string;

  @Field(() => Int, { nullable: true, description: 'Its number in the older text, from 1.' })
  oldLine!: number | null;

  @Field(() => Int, { nullable: true, description: 'Its number in the newer text, from 1.' })
  newLine!: number | null;

  @Field(() => Boolean, { description: 'Whether a line feed ends it; false only for a last line without.' })
  ended!: boolean;

  @Field(() => [DiffPart], {
    description: 'What of a removed or added line differs, word by word; together the parts are the line.',
  })
  parts!: readonly DiffPart[];
}

@ObjectType({ description: 'A place where two texts differ, with up to three lines around it.' })
export class DiffHunk {
  @Field(() => Int, { description: 'Number of its first line in the older text.' })
  oldStart!: number;

  @Field(() => Int, { description: 'How many lines of the older text it shows.' })
  oldLines!: number;

  @Field(() => Int, { description: 'Number of its first line in the newer text.' })
  newStart!: number;

  @Field(() => Int, { description: 'How many lines of the newer text it shows.' })
  newLines!: number;

  @Field(() => [DiffLine], { description: 'The lines, in order.' })
  lines!: readonly DiffLine[];
}

@ObjectType({ description: 'An entry of metadata that differs.' })
export class MetadataChange {
  @Field(() => [String], { description: 'Its name, after those of the maps that it is in.' })
  path!: readonly string[];

  @Field(() => MetadataChangeKind, { description: 'What became of it.' })
  kind!: MetadataChangeKind;

  @Field(() => String, { nullable: true, description: 'Its older value as JSON; null where it was not there.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'Its newer value as JSON; null where it is not there.' })
  after!: string | null;
}

@ObjectType({ description: 'How a document differs between two of its versions.' })
export class VersionDiff {
  @Field(() => DocumentVersion, { description: 'The one that is compared, called the older one.' })
  from!: DocumentVersion;

  @Field(() => DocumentVersion, { description: 'The one that it is compared with, called the newer one.' })
  to!: DocumentVersion;

  @Field(() => [VersionField], { description: 'In what they differ; empty where they are the same.' })
  changed!: readonly VersionField[];

  @Field(() => [String], { description: 'Tags of the newer one alone.' })
  tagsAdded!: readonly string[];

  @Field(() => [String], { description: 'Tags of the older one alone.' })
  tagsRemoved!: readonly string[];

  @Field(() => [MetadataChange], { description: 'Entries of metadata that differ, by path.' })
  metadata!: readonly MetadataChange[];

  @Field(() => [DiffHunk], { description: 'Where the texts differ.' })
  hunks!: readonly DiffHunk[];

  @Field(() => String, {
    description: 'The same in the unified form that `diff -u` prints; empty where they are equal.',
  })
  unified!: string;

  @Field(() => [String], {
    description: 'What of the comparison of the texts was left out, and why. Empty where it is whole.',
  })
  notes!: readonly string[];
}
