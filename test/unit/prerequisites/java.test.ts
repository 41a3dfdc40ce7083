import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { PrerequisiteFailure } from '../../../src/prerequisites/failure.mjs';
import { findJava } from '../../../src/prerequisites/java.mjs';
import { createWorkspace } from './workspace.js';

const machine = createWorkspace();
afterAll(() => machine.remove());

function installJava(name: string, version: string): string {
  const home = join(machine.folder, 'jvm', name);
  machine.script('java', 'exit 0', join(home, 'bin'));
  writeFileSync(join(home, 'release'), `JAVA_VERSION="${version}"\n`);
  return home;
}

function failureOf(work: () => unknown): PrerequisiteFailure {
  try {
    work();
  } catch (error) {
    if (error instanceof PrerequisiteFailure) return error;
  }
  throw new Error('it did not fail');
}

describe('findJava', () => {
  const jvm = join(machine.folder, 'jvm');
  mkdirSync(jvm);
  const old = installJava('jdk-17', '17.0.15');
  const lts = installJava('jdk-21', '21.0.4');
  const newest = installJava('jdk-25', '25.0.3');
  installJava('jdk-8', '1.8.0_402');

  it('takes the newest Java of the usual folders', () => {
    expect(findJava({}, [jvm])).toMatchObject({ executable: join(newest, 'bin', 'java'), major: 25 });
  });

  it('takes the newest when the one on the PATH is too old', () => {
    expect(findJava({ PATH: join(old, 'bin') }, [jvm]).major).toBe(25);
  });

  it('takes the one on the PATH when it is the only one that is new enough', () => {
    expect(findJava({ PATH: join(lts, 'bin') }, []).major).toBe(21);
  });

  it('obeys JAVA_HOME when that is new enough', () => {
    expect(findJava({ JAVA_HOME: lts }, [jvm]).major).toBe(21);
  });

  it('passes over a JAVA_HOME that is too old or is none', () => {
    expect(findJava({ JAVA_HOME: old }, [jvm]).major).toBe(25);
    expect(findJava({ JAVA_HOME: '/nowhere' }, [jvm]).major).toBe(25);
  });

  it('asks a Java that has no release file for its version', () => {
    machine.script('java', `echo 'openjdk version "23.0.1" 2024-10-15' >&2`);
    expect(findJava({ PATH: machine.bin }, []).major).toBe(23);
  });

  it('refuses a Java that is too old, and names it and the other ways', () => {
    const path = machine.script('java', `echo 'java version "1.8.0_402"' >&2`);
    const text = failureOf(() => findJava({ PATH: machine.bin }, [])).toText();
    expect(text).toContain(`The newest Java found is 8 (${path}).`);
    expect(text).toContain('NEO4J_URI');
    expect(text).toContain('docker run -d -p 127.0.0.1:7687:7687');
  });

  it('says where it looked when there is no Java at all', () => {
    expect(failureOf(() => findJava({ PATH: '/nowhere' }, ['/nowhere'])).why).toContain('No Java was found');
  });

  it('is not misled by a `java` that is no Java', () => {
    machine.script('java', 'echo hello');
    expect(failureOf(() => findJava({ PATH: machine.bin }, [])).why).toContain('No Java was found');
  });
});
