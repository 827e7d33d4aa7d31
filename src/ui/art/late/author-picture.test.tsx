import { act, fireEvent, screen } from '@testing-library/react-native';

import type { FileStore } from '@/ports/file-store';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import { CampaignFileStore } from '@/ui/kit/campaign-file-store';
import { AuthorPicture } from '@/ui/art/late/author-picture';
import { renderInTheme } from '@/ui/testing/in-theme';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const path = 'weir/art/locations/weir.png';

const hidden = { includeHiddenElements: true };
const picture = () => screen.queryByTestId('author-picture', hidden);
const image = () => screen.getByTestId('author-image', hidden);

async function show(files: FileStore | null): Promise<void> {
  renderInTheme(
    <CampaignFileStore.Provider value={() => files}>
      <AuthorPicture fade={{ into: '#000000', from: 0.5 }} height={252} path={path} width={390} />
    </CampaignFileStore.Provider>,
  );
  await act(() => Promise.resolve());
}

describe('[arch §6.2.8] an author’s picture', () => {
  it('is shown from its bytes, hidden from assistive technology', async () => {
    await show(memoryFileStore({}, { [path]: png }));
    expect(image()).toHaveProp('source', { uri: 'data:image/png;base64,iVBORw0KGgoB' });
    expect(picture()).toHaveStyle({ opacity: 0 });
    fireEvent(image(), 'load');
    expect(picture()).not.toHaveStyle({ opacity: 0 });
    expect(screen.queryByTestId('author-picture')).toBeNull();
  });

  it('is taken away again when it cannot be decoded: the drawn one lies below', async () => {
    await show(memoryFileStore({}, { [path]: png }));
    fireEvent(image(), 'error');
    expect(picture()).toBeNull();
  });

  it.each([
    ['it is not there', memoryFileStore({})],
    ['it is no picture', memoryFileStore({}, { [path]: new Uint8Array([1, 2, 3]) })],
    ['no device is open', null],
    [
      'the device fails',
      { ...memoryFileStore({}), readBytes: () => Promise.reject(new Error('gone')) },
    ],
  ])('is not shown when %s, and nothing is said of it', async (_why, files) => {
    await show(files);
    expect(picture()).toBeNull();
  });
});
