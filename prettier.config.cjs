/** Prettier as @wordpress/scripts has it: npm run format. */
module.exports = require( '@wordpress/prettier-config' );
