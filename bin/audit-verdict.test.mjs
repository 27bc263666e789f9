import { judgeComposer, judgeNpm } from './audit-verdict.mjs';

const CALLED =
	'Downloading https://example.org/api/security-advisories/\n[200] https://example.org/api/security-advisories/\n';

test( 'findings are named', () => {
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
	expect( judgeNpm( JSON.stringify( npm ) ) ).toEqual( {
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
	expect( judgeComposer( JSON.stringify( composer ), '' ).findings ).toEqual(
		[ 'a/b <2: Remote code (CVE-1)' ]
	);
} );

test( 'a registry that answers with nothing has been asked', () => {
	expect(
		judgeNpm(
			'{"metadata":{"vulnerabilities":{"total":0}},"vulnerabilities":{}}'
		)
	).toMatchObject( { checked: true, findings: [] } );
	expect( judgeComposer( '{"advisories":[]}', CALLED ) ).toMatchObject( {
		checked: true,
		findings: [],
	} );
} );

test( 'a registry that can’t be asked is not checked, and is no finding', () => {
	for ( const output of [
		'',
		'{"message":"405 Method Not Allowed"}',
		'{"error":{"summary":"offline"}}',
		'npm error',
	] ) {
		expect( judgeNpm( output ) ).toMatchObject( {
			checked: false,
			findings: [],
		} );
	}
	expect(
		judgeComposer( '{"advisories":[]}', 'Reading packages.json from cache' )
	).toMatchObject( { checked: false, findings: [] } );
	expect(
		judgeComposer(
			'{"advisories":[]}',
			'[404] https://example.org/api/security-advisories/'
		)
	).toMatchObject( { checked: false } );
	expect(
		judgeComposer( '', 'Command "audit" is not defined.' )
	).toMatchObject( { checked: false, reason: 'this Composer has no audit' } );
} );
