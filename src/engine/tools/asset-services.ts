import type { AssetsWriteRequest } from '@/contracts/generated/service-calls';
import { decodeBase64 } from '@/foundation/decode-base64';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { assetId } from '@/foundation/ids';
import { assetLimits } from '@/foundation/limits';
import { fail, succeed, type Result } from '@/foundation/result';
import type { ToolScene } from '@/engine/turn-data/tool-scene';
import type { AssetSource } from '@/ports/asset-source';
import type { ServiceError } from '@/ports/script-host';
import type { ServiceProviders } from '@/skills/service-table';

/**
 * Files of one attempt of one tool. They wait here until the script announces them (001 §4.3), and what
 * nobody announces is dropped; paths of other runs, or of the device, name nothing.
 */
export function assetServices(
  scene: ToolScene,
  toolId: string,
): { readonly providers: ServiceProviders; readonly source: AssetSource } {
  const written = new Map<string, Uint8Array>();
  let bytes = 0;
  const providers: ServiceProviders = {
    'assets.write': (params) => {
      const content = contentOf(params);
      if (!content.ok) return content;
      bytes += content.value.length;
      const { files, runBytes } = assetLimits;
      if (written.size >= files) return tooLarge(`a script writes at most ${files} files`);
      if (bytes > runBytes) return tooLarge(`a script writes at most ${runBytes} bytes`);
      const path = `assets/${assetId(scene.id, toolId, String(written.size))}`;
      written.set(path, content.value);
      return succeed({ path });
    },
  };
  const source: AssetSource = {
    read: ({ path }) => {
      const content = written.get(path);
      return Promise.resolve(
        content === undefined ? fail('assets.write did not return this path') : succeed(content),
      );
    },
  };
  return { providers, source };
}

function contentOf({
  content,
  encoding,
}: AssetsWriteRequest['params']): Result<Uint8Array, ServiceError> {
  const bytes = encoding === 'base64' ? decodeBase64(content) : encodeUtf8(content);
  if (bytes === null)
    return fail({
      code: 'invalid-params',
      message: 'assets.write: params.content must be base64',
    });
  return bytes.length > assetLimits.bytes
    ? tooLarge(`a file has at most ${assetLimits.bytes} bytes`)
    : succeed(bytes);
}

function tooLarge(message: string): Result<never, ServiceError> {
  return fail({ code: 'too-large', message: `assets.write: ${message}` });
}
