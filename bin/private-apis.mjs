// Replaces @wordpress/private-apis in script modules. Of its packages, they use @wordpress/api-fetch alone, which locks functions for
// WordPress's own modules. Nothing unlocks them here, so the lock and the list of WordPress's modules need not be downloaded.

export const __dangerousOptInToUnstableAPIsOnlyForCoreModules = () => ( {
	lock() {},
	unlock() {
		throw new Error( 'Script modules have no access to private APIs.' );
	},
} );
