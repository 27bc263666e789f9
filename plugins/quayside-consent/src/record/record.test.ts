import table from '../../../../contracts/consent/cases/record.json';
import { parseRecord, readRecord } from './record';
import { cookieLine, formatRecord, mintId } from './write';

const CATEGORIES = table.categories;

describe( table.title, () => {
	test.each( table.cases )( '$title', ( { cookie, record } ) => {
		expect( parseRecord( cookie, CATEGORIES ) ).toEqual( record );
	} );

	test( '[S8.3] an oversized cookie is no record', () => {
		const cookie = 'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes' + ',x1:a'.repeat( 1000 );
		expect( parseRecord( cookie, CATEGORIES ) ).toBeNull();
	} );

	test( 'no cut of a valid cookie grants more than the whole of it', () => {
		const whole = 'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,performance:yes,advertisement:no,v:1,t:1795000000';
		for ( let length = 0; length < whole.length; length++ ) {
			const granted = Object.entries( parseRecord( whole.slice( 0, length ), CATEGORIES )?.categories ?? {} ).filter( ( [ , yes ] ) => yes );
			expect( [ 'necessary', 'functional', 'performance' ] ).toEqual( expect.arrayContaining( granted.map( ( [ slug ] ) => slug ) ) );
		}
	} );
} );

describe( 'two cookies of the same name', () => {
	const old = 'cookieyes-consent=consentid:old,consent:yes,action:yes,necessary:yes,functional:yes,t:100';
	test( 'the newest choice counts', () => {
		const young = 'cookieyes-consent=consentid:young,consent:no,action:yes,necessary:yes,functional:no,t:200';
		expect( readRecord( `${ old }; a=b; ${ young }`, CATEGORIES )?.id ).toBe( 'young' );
		expect( readRecord( `${ young }; ${ old }`, CATEGORIES )?.id ).toBe( 'young' );
	} );
	test( 'a choice counts more than none', () => {
		const none = 'cookieyes-consent=consentid:none,consent:no,action:,necessary:yes,functional:no,t:300';
		expect( readRecord( `${ none }; ${ old }`, CATEGORIES )?.id ).toBe( 'old' );
	} );
	test( 'a broken one is passed over', () => {
		expect( readRecord( `cookieyes-consent=%%%; ${ old }`, CATEGORIES )?.id ).toBe( 'old' );
	} );
	test( 'a cookie whose name merely begins the same is another', () => {
		expect( readRecord( old.replace( '=', '-b=' ), CATEGORIES ) ).toBeNull();
	} );
} );

describe( 'writing', () => {
	const record = {
		id: 'abc',
		decided: true,
		categories: { necessary: true, functional: true, analytics: false, performance: false, advertisement: false },
		revision: 2,
		time: 1795000000,
		extra: { other: 'x' },
	};

	test( '[S3.7] [S3.8] [S3.9] the pairs are in the order that other readers know', () => {
		expect( formatRecord( record, 'gdpr' ) ).toBe(
			'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,performance:no,advertisement:no,v:2,t:1795000000,other:x'
		);
	} );

	test( 'what is written is read back', () => {
		expect( parseRecord( formatRecord( record, 'gdpr' ), CATEGORIES ) ).toEqual( record );
	} );

	test( 'consent is no when all is rejected under gdpr, yes when opted out under ccpa', () => {
		const none = { ...record, categories: { necessary: true, functional: false } };
		const all = { ...record, categories: { necessary: true, functional: true } };
		expect( formatRecord( none, 'gdpr' ) ).toContain( ',consent:no,' );
		expect( formatRecord( none, 'ccpa' ) ).toContain( ',consent:yes,' );
		expect( formatRecord( all, 'ccpa' ) ).toContain( ',consent:no,' );
	} );

	test( '[S9.1] the cookie lives 365 days, SameSite Strict', () => {
		expect( cookieLine( 'a:b', '', true ) ).toBe( 'cookieyes-consent=a:b;max-age=31536000;path=/;SameSite=Strict;Secure' );
		expect( cookieLine( 'a:b', 'shop.example', false ) ).toBe( 'cookieyes-consent=a:b;max-age=31536000;path=/;SameSite=Strict;domain=shop.example' );
	} );

	test( '[S3.6] [S9.1] the id is 32 random characters', () => {
		const ids = new Set( Array.from( { length: 200 }, mintId ) );
		expect( ids.size ).toBe( 200 );
		for ( const id of ids ) {
			expect( id ).toMatch( /^[\w-]{32}$/ );
		}
	} );
} );
