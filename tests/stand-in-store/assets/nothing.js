/* Quayside replaces what WooCommerce has under this handle, or nothing here needs it. */
