import type { ConsentOwnProvider } from '@quayside/contracts/consent/settings';
import type { Answer, Declaration, DefaultCategory, Settings } from './store';

/** A category with the changes of the site owner. */
export interface EffectiveCategory extends DefaultCategory {
	isOwn: boolean;
	/** Cookies that the site owner has declared. `cookies` are declared automatically. */
	own: Declaration[];
}

export type OwnCategory = Settings[ 'categories' ][ number ];

/** A provider with the changes of the site owner. */
export interface EffectiveProvider {
	id: string;
	name: string;
	/** '' for a provider that is never blocked. */
	category: string;
	hosts: readonly string[];
	cookies: readonly string[];
	/** Why a shipped provider is never blocked. */
	reason?: NonNullable< Answer[ 'providers' ][ string ][ 'reason' ] >;
	isOwn: boolean;
}

/** Returns all categories, in the order of the cookie. */
export function categoriesOf(
	{ defaults }: Answer,
	{ categories }: Settings
): EffectiveCategory[] {
	const own = new Map(
		categories.map( ( category ) => [ category.slug, category ] )
	);
	const more = categories.filter(
		( { slug } ) =>
			! defaults.categories.some( ( category ) => category.slug === slug )
	);
	return [
		...defaults.categories,
		...more.map( ( { slug } ) => ( {
			slug,
			name: slug,
			description: '',
			cookies: [],
		} ) ),
	].map( ( category ) => {
		const change = own.get( category.slug );
		return {
			...category,
			name: change?.name || category.name,
			description: change?.description || category.description,
			own: change?.cookies ?? [],
			isOwn: more.some( ( { slug } ) => slug === category.slug ),
		};
	} );
}

/** Returns the categories in the settings with one of them changed or added. */
export function withCategory(
	categories: Settings[ 'categories' ],
	slug: string,
	change: Partial< OwnCategory >
): Settings[ 'categories' ] {
	const old = categories.find( ( category ) => category.slug === slug );
	return old
		? categories.map( ( category ) =>
				category === old ? { ...category, ...change } : category
			)
		: [ ...categories, { slug, ...change } ];
}

/** Returns the categories in the settings with a cookie declared in one category, and removed from all others. */
export function withDeclaration(
	categories: Settings[ 'categories' ],
	slug: string,
	cookie: Declaration
): Settings[ 'categories' ] {
	const others = categories.map( ( category ) =>
		category.cookies
			? {
					...category,
					cookies: category.cookies.filter(
						( { name } ) => name !== cookie.name
					),
				}
			: category
	);
	return withCategory( others, slug, {
		cookies: [
			...( others.find( ( category ) => category.slug === slug )
				?.cookies ?? [] ),
			cookie,
		],
	} );
}

/** Returns all providers, sorted by name. */
export function providersOf(
	{ providers }: Answer,
	changes: Settings[ 'providers' ]
): EffectiveProvider[] {
	const ids = new Set( [
		...Object.keys( providers ),
		...Object.keys( changes ),
	] );
	return [ ...ids ]
		.flatMap( ( id ): EffectiveProvider[] => {
			const change = changes[ id ];
			const own =
				typeof change === 'object'
					? ( change as ConsentOwnProvider )
					: undefined;
			const shipped = providers[ id ];
			const provider = own ?? shipped;
			return provider
				? [
						{
							id,
							name: provider.name,
							category:
								change === false
									? ''
									: typeof change === 'string'
										? change
										: provider.category,
							hosts: provider.hosts,
							cookies: provider.cookies ?? [],
							...( shipped?.reason && {
								reason: shipped.reason,
							} ),
							isOwn: !! own,
						},
					]
				: [];
		} )
		.sort( ( a, b ) => a.name.localeCompare( b.name ) );
}

/** Returns an ID that no provider has yet. */
export function newId(
	name: string,
	exists: ( id: string ) => boolean
): string {
	const base =
		name
			.toLowerCase()
			.replace( /[^a-z0-9]+/g, '-' )
			.replace( /^-|-$/g, '' ) || 'provider';
	let id = base;
	for ( let number = 2; exists( id ); number++ ) {
		id = `${ base }-${ number }`;
	}
	return id;
}
