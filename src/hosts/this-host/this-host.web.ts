import type { ThisHost } from '@/ports/this-host';
import { WebHost } from '@/hosts/web/web-host';

export const thisHost: ThisHost = new WebHost();
