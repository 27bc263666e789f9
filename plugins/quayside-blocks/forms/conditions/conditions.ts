/**
 * Determines which fields of a form are hidden by conditional logic. PHP has the same rules in Conditions.php.
 * contracts/forms/cases/conditions.json tests both.
 */
import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';
import type { Subject } from './rule';
import { ruleMatches } from './rule';

/** A field or group with its conditions. */
export interface Conditional extends Subject {
	id: string;
	/** Id of the group that contains it. */
	within?: string | undefined;
	conditional?: FieldConditions | undefined;
}

/** Returns the group of a rule. All rules of a group have to match. With "any", each rule is a group of its own. */
const groupName = (
	match: FieldConditions[ 'match' ],
	group: number,
	index: number
): string => {
	if ( match === 'any' ) {
		return `rule-${ index }`;
	}
	return match === 'groups' ? `${ group }` : '';
};

/**
 * Returns the ids of the fields and groups that are hidden. Hidden fields count as empty in the rules of other fields. If
 * fields depend on each other in a circle, the value of the one that is evaluated first counts.
 *
 * @param fields  Fields and groups in page order.
 * @param valueOf Returns the entered value of a field, with choices joined.
 */
export function hiddenIds(
	fields: Conditional[],
	valueOf: ( id: string ) => string
): Set< string > {
	const byId = new Map( fields.map( ( field ) => [ field.id, field ] ) );
	const results = new Map< string, boolean >();
	const pending = new Set< string >();

	const isVisible = ( conditional?: FieldConditions ): boolean => {
		const match = conditional?.match ?? 'all';
		const groups = new Map< string, boolean >();
		( conditional?.rules ?? [] ).forEach(
			( { field, operator = '', value = '', group = 1 }, index ) => {
				const subject = byId.get( field ?? '' );
				const result = subject
					? ruleMatches(
							subject,
							operator,
							isHidden( subject )
								? ''
								: valueOf( subject.id ).trim(),
							String( value ).trim()
						)
					: null;
				if ( result !== null ) {
					const name = groupName( match, group, index );
					groups.set(
						name,
						result && ( groups.get( name ) ?? true )
					);
				}
			}
		);
		return (
			! groups.size ||
			[ ...groups.values() ].includes( true ) !==
				( conditional?.action === 'hide' )
		);
	};

	const isHidden = ( field: Conditional ): boolean => {
		if ( results.has( field.id ) || pending.has( field.id ) ) {
			return results.get( field.id ) ?? false;
		}
		pending.add( field.id );
		const group = byId.get( field.within ?? '' );
		const hidden =
			( !! group && isHidden( group ) ) ||
			! isVisible( field.conditional );
		pending.delete( field.id );
		results.set( field.id, hidden );
		return hidden;
	};

	return new Set( fields.filter( isHidden ).map( ( { id } ) => id ) );
}
