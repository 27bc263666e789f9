import { subscribe } from '@wordpress/data';
import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';
import type { FieldAttributes } from './attributes';
import { newId, plainOf, slugOf, uniqueSlug } from './attributes';

/** A field as it stands in the editor. */
export interface EditorField {
	clientId: string;
	attributes: Partial< FieldAttributes >;
}

/**
 * Who has which id: the field that came first keeps it, wherever a copy of it is put.
 */
export class Identities {
	/** Client id of the field that has a block id. */
	private owners = new Map< string, string >();

	/** Slugs that were made of a label and may follow it, by client id, until the form is saved. */
	private automatic = new Map< string, string >();

	/** New ids of fields that were copied just now, by their old ones. */
	private copies = new Map< string, string >();

	/**
	 * What has to change in a field so that its id and its slug are its own.
	 *
	 * @param field  The field.
	 * @param others All other fields of the form.
	 */
	settle(
		{ clientId, attributes }: EditorField,
		others: EditorField[]
	): Partial< FieldAttributes > {
		const change: Partial< FieldAttributes > = {};
		const {
			block_id: id = '',
			slug = '',
			label = '',
			conditional,
		} = attributes;
		const owner = others.find(
			( other ) =>
				other.clientId === this.owners.get( id ) &&
				other.attributes.block_id === id
		);
		const isNew = ! id || !! owner;
		if ( isNew ) {
			change.block_id = newId();
			if ( id ) {
				this.rememberCopy( id, change.block_id );
				// Rules of fields that were copied together look at the copies.
				const rules = conditional?.rules?.map( ( rule ) => ( {
					...rule,
					field: this.copies.get( rule.field ?? '' ) ?? rule.field,
				} ) );
				if (
					rules?.some(
						( rule, at ) =>
							rule.field !== conditional?.rules?.[ at ]?.field
					)
				) {
					change.conditional = {
						...conditional,
						rules,
					} as FieldConditions;
				}
				// So do limits of dates.
				for ( const end of [ 'minDate', 'maxDate' ] as const ) {
					const limit = attributes[ end ] ?? '';
					const copied = limit.replace(
						/^(\s*field:)(\w+)/i,
						( whole, before: string, field: string ) =>
							this.copies.has( field )
								? before + this.copies.get( field )
								: whole
					);
					if ( copied !== limit ) {
						change[ end ] = copied;
					}
				}
			}
		}
		this.owners.set( change.block_id ?? id, clientId );
		// Only fields that have settled already count: of two with one slug the later one gives way.
		const taken = others.flatMap( ( other ) =>
			other.attributes.slug &&
			this.owners.get( other.attributes.block_id ?? '' ) ===
				other.clientId
				? [ other.attributes.slug ]
				: []
		);
		const follows = ! slug || this.automatic.get( clientId ) === slug;
		const wanted = uniqueSlug(
			follows ? slugOf( plainOf( label ) ) : slug,
			taken
		);
		if ( follows || ( owner && wanted !== slug ) ) {
			this.automatic.set( clientId, wanted );
		}
		if ( wanted !== slug ) {
			change.slug = wanted;
		}
		return change;
	}

	/** From now on slugs stay as they are: what is saved may be named in mails. */
	freeze(): void {
		this.automatic.clear();
	}

	private rememberCopy( from: string, to: string ): void {
		if ( ! this.copies.size ) {
			setTimeout( () => this.copies.clear() );
		}
		this.copies.set( from, to );
	}
}

/** The identities of the form that is edited. */
export const identities = new Identities();

/** Freezes the slugs whenever the form is saved. */
export function freezeOnSave( select: ( store: string ) => unknown ): void {
	let was = false;
	subscribe( () => {
		const editor = select( 'core/editor' ) as
			| { isSavingPost?: () => boolean; isAutosavingPost?: () => boolean }
			| undefined;
		const saving =
			!! editor?.isSavingPost?.() && ! editor.isAutosavingPost?.();
		if ( saving && ! was ) {
			identities.freeze();
		}
		was = saving;
	} );
}
