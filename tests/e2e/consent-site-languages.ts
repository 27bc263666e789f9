import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_FOLDER } from './fixtures';

const FOLDER = join( SITE_FOLDER, 'wp-content/mu-plugins' );
const FILE = join( FOLDER, 'consent-languages.php' );

/** WPML's API with two languages, of which `?lang=de` selects the second one. */
const WPML = `<?php
add_filter( 'wpml_active_languages', static fn() => [
	'en' => [ 'code' => 'en', 'default_locale' => 'en_US', 'translated_name' => 'English' ],
	'de' => [ 'code' => 'de', 'default_locale' => 'de_DE', 'translated_name' => 'German' ],
] );
add_filter( 'wpml_default_language', static fn() => 'en' );
add_filter( 'locale', static fn( $locale ) => 'de' === ( $_GET['lang'] ?? '' ) ? 'de_DE' : $locale );
`;

/** Adds German to the site, and returns a function that removes it. */
export function addSecondLanguage(): () => void {
	mkdirSync( FOLDER, { recursive: true } );
	writeFileSync( FILE, WPML );
	return () => rmSync( FILE, { force: true } );
}
