/**
 * Which fields a form hides for what is in the others. PHP has the same rules in Conditions.php;
 * contracts/forms/cases/conditions.json drives both.
 */
import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';
import type { Subject } from './rule';
import { holds } from './rule';

/** A field or a group of fields as conditions see it. */
export interface Conditional extends Subject {
	id: string;
	/** The group that it is in. */
	within?: string | undefined;
	conditional?: FieldConditions | undefined;
}

/**
 * The ids of the fields and groups that are hidden. A hidden field counts as empty for the rules of others. Of fields that
 * depend on each other in a circle, the one that is asked first counts with what is in it.
 *
 * @param fields  In the order of the page.
 * @param valueOf What was entered in a field; choices joined.
 */
export function hiddenIds(
	fields: Conditional[],
	valueOf: ( id: string ) => string
): Set< string > {
	const known = new Map( fields.map( ( field ) => [ field.id, field ] ) );
	const verdicts = new Map< string, boolean >();
	const asked = new Set< string >();

	const isWanted = ( conditional?: FieldConditions ): boolean => {
		const met = ( conditional?.rules ?? [] ).flatMap(
			( { field, operator = '', value = '' } ) => {
				const subject = known.get( field ?? '' );
				const verdict = subject
					? holds(
							subject,
							operator,
							isHidden( subject )
								? ''
								: valueOf( subject.id ).trim(),
							String( value ).trim()
						)
					: null;
				return verdict === null ? [] : [ verdict ];
			}
		);
		if ( ! met.length ) {
			return true;
		}
		return (
			( conditional?.match === 'any'
				? met.includes( true )
				: ! met.includes( false ) ) !==
			( conditional?.action === 'hide' )
		);
	};

	const isHidden = ( field: Conditional ): boolean => {
		if ( verdicts.has( field.id ) || asked.has( field.id ) ) {
			return verdicts.get( field.id ) ?? false;
		}
		asked.add( field.id );
		const group = known.get( field.within ?? '' );
		const hidden =
			( !! group && isHidden( group ) ) ||
			! isWanted( field.conditional );
		asked.delete( field.id );
		verdicts.set( field.id, hidden );
		return hidden;
	};

	return new Set( fields.filter( isHidden ).map( ( { id } ) => id ) );
}
