// Generates the table of countries and phone number lengths for the browser and the server from libphonenumber's metadata.
// Run it after updating libphonenumber-js: node bin/phone-countries.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * @type {{
 *   country_calling_codes: Record<string, string[]>,
 *   countries: Record<string, { 3: number[], 5: string }>,
 *   nonGeographic: Record<string, { 3: number[] }>,
 * }}
 */
const metadata = JSON.parse(
	readFileSync(
		createRequire( import.meta.url ).resolve(
			'libphonenumber-js/metadata.min.json'
		),
		'utf8'
	)
);

/** Indexes in the metadata of a country. */
const LENGTHS = 3;
const TRUNK = 5;

/** @type {Record<string, number[]>} */
const codes = {};
/** @type {Record<string, [ code: string, trunk: string ]>} */
const countries = {};
for ( const [ code, names ] of Object.entries(
	metadata.country_calling_codes
) ) {
	// The first country of a code is its main one. The others have the same lengths, except for some short numbers.
	codes[ code ] = metadata.countries[ names[ 0 ] ?? '' ]?.[ LENGTHS ] ?? [];
	for ( const name of names ) {
		const country = metadata.countries[ name ];
		if ( country ) {
			countries[ name ] = [ code, country[ TRUNK ] || '' ];
		}
	}
}
for ( const [ code, region ] of Object.entries( metadata.nonGeographic ) ) {
	codes[ code ] = region[ LENGTHS ];
}

const lines = ( /** @type {Record<string, unknown>} */ map ) =>
	Object.entries( map )
		.map(
			( [ key, value ] ) =>
				`\t\t${ JSON.stringify( key ) }: ${ JSON.stringify( value ) }`
		)
		.join( ',\n' );
const text = `{\n\t"description": "Calling codes with the lengths of numbers behind them, and countries with their code and trunk prefix. Made by bin/phone-countries.mjs from libphonenumber's metadata (Apache 2.0).",\n\t"codes": {\n${ lines( codes ) }\n\t},\n\t"countries": {\n${ lines( countries ) }\n\t}\n}\n`;
writeFileSync(
	join(
		ROOT,
		'plugins/quayside-blocks/forms/fields/phone/phone-countries.json'
	),
	text
);
