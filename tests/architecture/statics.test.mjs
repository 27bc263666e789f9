/**
 * No static property or variable, and no global of our own, holds the state of a request. Objects that the composition root makes hold it.
 *
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The statics that exist, with the reason for each. All are the same whoever makes the request. */
const ALLOWED = {
	'packages/kit-php/src/PageAddresses.php: $read':
		'the parsed value of an option, compared with the stored value each time',
	'packages/kit-php/src/RequestLimit.php: $areas':
		'limits from the contracts, which a build fixes',
	'packages/kit-php/src/Runtime.php: $done':
		'script modules are registered once, by the first plugin that needs them',
	'plugins/quayside-blocks/forms/fields/FieldTypes.php: $types':
		'field types have no state',
	'plugins/quayside-blocks/forms/fields/phone/Phone.php: $codes':
		'a table of country codes',
	'plugins/quayside-blocks/forms/schema/Form.php: $reader':
		'reads settings by their contract',
	'plugins/quayside-blocks/forms/spam/SpamSettings.php: $settings':
		'reads settings by their contract',
	'plugins/quayside-consent/settings/Settings.php: $contract':
		'reads settings by their contract',
	'plugins/quayside-shop/settings/Settings.php: $settings':
		'reads settings by their contract',
	"plugins/quayside-shop/settings/SettingsTab.php: $GLOBALS['hide_save_button']":
		'tells WooCommerce to print no button on this screen',
	'themes/quayside/inc/Assets/BuiltAssets.php: $assets':
		'paths and URLs of built files, for template parts, which nobody constructs',
	'themes/quayside/inc/Settings/Settings.php: $schemas':
		'schemas from the contracts',
	"themes/quayside/inc/Setup/Module.php: $GLOBALS['content_width']":
		'the width that WordPress asks every theme for',
};

const sources = ( folder ) =>
	readdirSync( folder, { withFileTypes: true } ).flatMap( ( entry ) => {
		const path = join( folder, entry.name );
		if ( entry.isDirectory() ) {
			return [ 'build', 'node_modules', 'tests', 'vendor' ].includes(
				entry.name
			)
				? []
				: sources( path );
		}
		return entry.name.endsWith( '.php' ) ? [ path ] : [];
	} );

const staticsOf = ( files ) =>
	spawnSync( 'php', [ 'tests/architecture/static-state.php', ...files ], {
		encoding: 'utf8',
	} )
		.stdout.trimEnd()
		.split( '\n' );

it( 'has only allowed static state', () => {
	const files = [ 'plugins', 'packages', 'themes' ].flatMap( sources );
	expect( files.length ).toBeGreaterThan( 300 );
	expect( staticsOf( files ).sort() ).toEqual( Object.keys( ALLOWED ) );
} );

it( 'finds new static state', () => {
	const folder = mkdtempSync( join( tmpdir(), 'statics-' ) );
	const file = join( folder, 'Breach.php' );
	writeFileSync(
		file,
		`<?php final class Breach {
			private static int $count = 0;
			/** @var callable|null */
			private static $callback = null;
			static public ?self $current = null;
			public static \\Quayside\\A|null|array $either = [];
			private array $own = [];
			public static function make( int $id ): static {
				static $done = false;
				$GLOBALS['planted'] = $GLOBALS['other'] ?? $id;
				return $done ? new static( static fn ( int $x ): int => $x + static::of( $id ) + self::$count ) : $id;
			}
		}`
	);
	expect( staticsOf( [ file ] ) ).toEqual(
		[
			'$count',
			'$callback',
			'$current',
			'$either',
			'$done',
			"$GLOBALS['planted']",
		].map( ( name ) => `${ file }: ${ name }` )
	);
	rmSync( folder, { recursive: true } );
} );
