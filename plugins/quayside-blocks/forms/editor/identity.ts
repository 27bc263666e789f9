import { subscribe } from '@wordpress/data';
import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';
import type { FieldAttributes } from './attributes';
import { newId, plainOf, slugOf, uniqueSlug } from './attributes';

/** A field block in the editor. */
export interface EditorField {
	clientId: string;
	attributes: Partial< FieldAttributes >;
}

/**
 * Assigns unique ids and slugs to fields. The original of a copied field keeps its id, regardless of the order of the blocks.
 */
export class Identities {
	/** Client ids by block id. */
	private owners = new Map< string, string >();

	/** Slugs generated from labels, by client id. They change with the label until the form is saved. */
	private automatic = new Map< string, string >();

	/** New ids of fields that were just copied, by their old ids. */
	private copies = new Map< string, string >();

	/**
	 * Returns the changes that make the id and slug of a field unique.
	 *
	 * @param field  The field.
	 * @param others All other fields of the form.
	 */
	resolve(
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
				// If fields were copied together, their rules refer to the copies.
				const rules = conditional?.rules?.map( ( rule ) => ( {
					...rule,
					field: this.copies.get( rule.field ?? '' ) ?? rule.field,
				} ) );
				if (
					rules?.some(
						( rule, index ) =>
							rule.field !== conditional?.rules?.[ index ]?.field
					)
				) {
					change.conditional = {
						...conditional,
						rules,
					} as FieldConditions;
				}
				// The same applies to date limits.
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
		// Only slugs of fields with a resolved id count, so that the later of two fields with the same slug changes.
		const usedSlugs = others.flatMap( ( other ) =>
			other.attributes.slug &&
			this.owners.get( other.attributes.block_id ?? '' ) ===
				other.clientId
				? [ other.attributes.slug ]
				: []
		);
		const isAutomatic = ! slug || this.automatic.get( clientId ) === slug;
		const newSlug = uniqueSlug(
			isAutomatic ? slugOf( plainOf( label ) ) : slug,
			usedSlugs
		);
		if ( isAutomatic || ( owner && newSlug !== slug ) ) {
			this.automatic.set( clientId, newSlug );
		}
		if ( newSlug !== slug ) {
			change.slug = newSlug;
		}
		return change;
	}

	/** Stops automatic slug changes, because emails can refer to saved slugs. */
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

/** The identities of the form being edited. */
export const identities = new Identities();

/** Freezes the slugs whenever the form is saved. */
export function freezeOnSave( select: ( store: string ) => unknown ): void {
	let wasSaving = false;
	subscribe( () => {
		const editor = select( 'core/editor' ) as
			| { isSavingPost?: () => boolean; isAutosavingPost?: () => boolean }
			| undefined;
		const saving =
			!! editor?.isSavingPost?.() && ! editor.isAutosavingPost?.();
		if ( saving && ! wasSaving ) {
			identities.freeze();
		}
		wasSaving = saving;
	} );
}
