export { fetchList } from './fetch-list';
export { useAction } from './use-action';
export { useRequest } from './use-request';
