export { PADDING, createLightbox } from './create';
export type { Lightbox, LightboxImages } from './create';
export { openByLinks } from './links';
export { LINK, pictureOf } from './picture';
export type { Picture } from './picture';
