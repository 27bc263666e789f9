/**
 * Tests that constructors only create and store values, and that composition roots don't read the request.
 *
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Classes that create all modules of a plugin, a theme, or a large feature. */
const ROOTS = [
	...readdirSync( 'plugins' ).map( ( name ) =>
		join( 'plugins', name, 'Plugin.php' )
	),
	'plugins/quayside-blocks/forms/Forms.php',
	'themes/quayside/inc/Theme.php',
];

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

const check = ( ...args ) => {
	const { stdout, stderr, status } = spawnSync(
		'php',
		[ 'tests/architecture/work-in-constructors.php', ...args ],
		{ encoding: 'utf8' }
	);
	expect( [ status, stderr ] ).toEqual( [ 0, '' ] );
	return stdout;
};

it( 'has constructors without work', () => {
	const files = [ 'plugins', 'packages', 'themes' ].flatMap( sources );
	expect( files.length ).toBeGreaterThan( 300 );
	expect( check( ...files ) ).toBe( '' );
} );

it( 'has composition roots that do not read the request', () => {
	expect( check( '--whole', ...ROOTS ) ).toBe( '' );
} );

it( 'detects both', () => {
	const folder = mkdtempSync( join( tmpdir(), 'constructors-' ) );
	const file = join( folder, 'Breach.php' );
	writeFileSync(
		file,
		`<?php namespace A; final class Breach {
			public function __construct( private string $name ) {
				add_action( 'init', [ $this, 'register' ] );
				\\get_option( strtoupper( $name ) );
				$this->name = file_get_contents( $name ) . $_POST['name'];
				$this->later();
				self::hooks();
			}
			private function later(): void {
				array_map( 'wp_enqueue_script', [] );
			}
			private static function hooks(): void {
				call_user_func( 'add_filter', 'a', 'b' );
				self::hooks();
			}
			public function register(): void {
				global $wpdb;
				add_filter( 'a', fn (): string => $_SERVER['REQUEST_URI'] );
			}
		}`
	);
	const lines = ( names ) =>
		names.map( ( name ) => `${ file }: ${ name }\n` ).join( '' );
	expect( check( file ) ).toBe(
		lines( [
			'add_action',
			'get_option',
			'file_get_contents',
			'$_POST',
			'add_filter',
			'wp_enqueue_script',
		] )
	);
	expect( check( '--whole', file ) ).toBe(
		lines( [ '$_POST', '$wpdb', '$_SERVER' ] )
	);
	rmSync( folder, { recursive: true } );
} );
