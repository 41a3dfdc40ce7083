import { readImage } from '../../../src/modules/ingestion/parse-file/read-image.js';
import { fixtureBytes } from './fixtures.js';

describe('an image', () => {
  it('tells its size as it is looked at, and what the camera wrote', async () => {
    const { metadata, warnings } = await readImage(await fixtureBytes('lamp-crate.jpg'), 'image/jpeg');
    expect(metadata).toEqual({
      width: 40,
      height: 60,
      camera: 'Fjordopt FX-20',
      taken: '2025-06-14T21:07:09+02:00',
      description: 'The lamp crate on the quay',
      author: 'Marek Lindqvist',
      latitude: 62.5,
      longitude: 5.25,
    });
    expect(warnings).toHaveLength(1);
  });

  it('without a camera has its size alone', async () => {
    expect((await readImage(await fixtureBytes('lamp-crate.png'), 'image/png')).metadata).toEqual({
      ...{ width: 862, height: 616 },
    });
  });

  it('that is cut off is kept, with a warning', async () => {
    const { metadata, warnings } = await readImage(
      (await fixtureBytes('lamp-crate.jpg')).subarray(0, 60),
      'image/jpeg',
    );
    expect(metadata).toEqual({});
    expect(warnings).toEqual([expect.any(String), expect.stringContaining('cannot be read')]);
  });
});
