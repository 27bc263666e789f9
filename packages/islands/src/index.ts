export type { ImportModule, Island, IslandState } from './island';
export { scan } from './scan';
