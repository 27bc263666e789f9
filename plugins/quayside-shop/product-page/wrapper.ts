/** Elements with a list of tabs and their panels. */
export const WRAPPER = '.wc-tabs-wrapper, .woocommerce-tabs';
