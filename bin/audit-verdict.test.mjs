import { parseComposer, parseNpm } from './audit-verdict.mjs';

const CALLED =
	'Downloading https://example.org/api/security-advisories/\n[200] https://example.org/api/security-advisories/\n';

test( 'lists the findings', () => {
	const npm = {
		metadata: { vulnerabilities: { total: 1 } },
		vulnerabilities: {
			swiper: {
				name: 'swiper',
				severity: 'high',
				range: '<1',
				via: [ { title: 'Prototype pollution' } ],
			},
		},
	};
	expect( parseNpm( JSON.stringify( npm ) ) ).toEqual( {
		checked: true,
		findings: [ 'swiper <1 (high): Prototype pollution' ],
		reason: '',
	} );
	const composer = {
		advisories: {
			'a/b': [
				{ title: 'Remote code', affectedVersions: '<2', cve: 'CVE-1' },
			],
		},
	};
	expect( parseComposer( JSON.stringify( composer ), '' ).findings ).toEqual(
		[ 'a/b <2: Remote code (CVE-1)' ]
	);
} );

test( 'counts a registry without findings as checked', () => {
	expect(
		parseNpm(
			'{"metadata":{"vulnerabilities":{"total":0}},"vulnerabilities":{}}'
		)
	).toMatchObject( { checked: true, findings: [] } );
	expect( parseComposer( '{"advisories":[]}', CALLED ) ).toMatchObject( {
		checked: true,
		findings: [],
	} );
} );

test( 'counts an unavailable registry as not checked and without findings', () => {
	for ( const output of [
		'',
		'{"message":"405 Method Not Allowed"}',
		'{"error":{"summary":"offline"}}',
		'npm error',
	] ) {
		expect( parseNpm( output ) ).toMatchObject( {
			checked: false,
			findings: [],
		} );
	}
	expect(
		parseComposer( '{"advisories":[]}', 'Reading packages.json from cache' )
	).toMatchObject( { checked: false, findings: [] } );
	expect(
		parseComposer(
			'{"advisories":[]}',
			'[404] https://example.org/api/security-advisories/'
		)
	).toMatchObject( { checked: false } );
	expect(
		parseComposer( '', 'Command "audit" is not defined.' )
	).toMatchObject( { checked: false, reason: 'this Composer has no audit' } );
} );
