import { newId, providersOf, withDeclaration } from '../settings/lists';
import type { Answer, Settings } from '../settings/store';
import { matchesPattern } from '../withdrawal/names';
import { canDeclare } from './findings';
import type { Finding } from './findings';

/** The settings that a declaration changes. */
type Lists = Pick< Settings, 'categories' | 'providers' >;

const isStored = ( { kind }: Finding ): boolean =>
	kind === 'cookie' || kind === 'key';

const findKnown = ( { known }: Answer, finding: Finding ) =>
	isStored( finding )
		? known.find( ( cookie ) =>
				matchesPattern( finding.name, cookie.name )
			)
		: undefined;

/** Returns the most likely category of a finding. */
export function suggestCategory( answer: Answer, finding: Finding ): string {
	return (
		finding.provider?.category ||
		findKnown( answer, finding )?.category ||
		'advertisement'
	);
}

/** Returns the lists with a cookie or key declared in a category, or with a host blocked until that category is allowed. */
export function withFinding(
	answer: Answer,
	lists: Lists,
	finding: Finding,
	category: string
): Lists {
	const { name, provider } = finding;
	const { categories, providers } = lists;
	if ( isStored( finding ) ) {
		const match = findKnown( answer, finding );
		const pattern =
			match?.name ??
			provider?.cookies.find( ( text ) =>
				matchesPattern( name, text )
			) ??
			name;
		return {
			providers,
			categories: withDeclaration( categories, category, {
				name: pattern,
				provider: match?.provider ?? provider?.name ?? '',
				duration: match?.duration ?? '',
				description: match?.description ?? '',
			} ),
		};
	}
	if ( provider ) {
		const custom = providers[ provider.id ];
		return {
			categories,
			providers: {
				...providers,
				[ provider.id ]:
					typeof custom === 'object'
						? { ...custom, category }
						: category,
			},
		};
	}
	const existing = providersOf( answer, providers );
	// The same host may be found as a script and as an iframe.
	if ( existing.some( ( { hosts } ) => hosts.includes( name ) ) ) {
		return lists;
	}
	const id = newId( name, ( other ) =>
		existing.some( ( one ) => one.id === other )
	);
	return {
		categories,
		providers: {
			...providers,
			[ id ]: { name, category, hosts: [ name ] },
		},
	};
}

/** Returns the lists with all findings that have no category in the most likely one. Names that can't be declared are left out. */
export function withAll(
	answer: Answer,
	lists: Lists,
	findings: readonly Finding[]
): Lists {
	return findings
		.filter( ( finding ) => ! finding.category && canDeclare( finding ) )
		.reduce(
			( current, finding ) =>
				withFinding(
					answer,
					current,
					finding,
					suggestCategory( answer, finding )
				),
			{ categories: lists.categories, providers: lists.providers }
		);
}
