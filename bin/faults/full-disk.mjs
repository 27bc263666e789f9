// Scenario of bin/test-faults.mjs: the disk with the uploads is full between two submissions.
import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeForm } from './form.mjs';
import { readSizes } from './sizes.mjs';
import { isAccepted, makeBody, submit } from './submit.mjs';

/** Size of a file (bytes). Three of them do not fit on the disk. */
const BYTES = 300_000;

/** Submits a file, and returns whether it was accepted. */
async function submitFile(
	/** @type {string} */ url,
	/** @type {string} */ key
) {
	const html = await ( await fetch( url ) ).text();
	const body = makeBody( html, `${ key }@example.com`, key, BYTES );
	return (
		body !== null &&
		isAccepted( await ( await submit( url, body ) ).text() )
	);
}

/**
 * Runs the scenario.
 *
 * @param {import('./context.mjs').Context} context Site and servers.
 * @return {Promise<string[]>} Problems, some of them empty.
 */
export async function testFullDisk( context ) {
	const { site, start, countStored } = context;
	const folder = join( site.folder, 'wp-content/uploads/quayside-forms' );
	mkdirSync( folder, { recursive: true } );
	execFileSync( 'mount', [
		'-t',
		'tmpfs',
		'-o',
		'size=1m',
		'tmpfs',
		folder,
	] );
	const server = await start( [ {}, {} ] );
	try {
		const { form, url } = makeForm( site, { hasFile: true } );
		const key = () => `disk-${ randomUUID() }`;
		const full = key();
		const filler = join( folder, 'filler' );
		const first = await submitFile( url, key() );
		spawnSync( 'dd', [ 'if=/dev/zero', `of=${ filler }`, 'bs=4k' ] );
		const countFiles = () =>
			readdirSync( folder, { recursive: true } ).filter( ( name ) =>
				String( name ).includes( '/' )
			).length;
		const filesBefore = countFiles();
		const during = await submitFile( url, full );
		const stored = countStored( form );
		const filesDuring = countFiles();
		rmSync( filler );
		const after = await submitFile( url, full );
		const sizes = readSizes( context, form );
		console.log(
			`  accepted before: ${ first }, on the full disk: ${ during }, with room again: ${ after }; ${ sizes.length } files that can be read`
		);
		return [
			first && after
				? ''
				: 'A submission was rejected although there was room.',
			during
				? 'A submission was accepted although its file could not be stored.'
				: '',
			stored.size === 1 ? '' : 'An entry was stored without its file.',
			filesDuring === filesBefore
				? ''
				: 'A part of a file was left on the full disk.',
			sizes.length === 2 && new Set( sizes ).size === 1
				? ''
				: `Files are incomplete: ${ sizes.join( ', ' ) } bytes.`,
		];
	} finally {
		await server.stop();
		execFileSync( 'umount', [ folder ] );
	}
}
