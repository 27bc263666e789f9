import type { FormEntry } from '@quayside/contracts/forms/entry';
import { __ } from '@wordpress/i18n';
import { clean } from '../../fields/textarea/clean';

const UNITS = [ 'byte', 'kilobyte', 'megabyte', 'gigabyte' ] as const;

/** Formats a number of bytes. */
function formatSize( bytes: number ): string {
	const step = Math.min(
		UNITS.length - 1,
		bytes > 0 ? Math.floor( Math.log( bytes ) / Math.log( 1024 ) ) : 0
	);
	return new Intl.NumberFormat( undefined, {
		style: 'unit',
		unit: UNITS[ step ] ?? 'byte',
		unitDisplay: 'short',
		maximumFractionDigits: 1,
	} ).format( bytes / 1024 ** step );
}

/** Renders rich text, reduced to the elements that visitors may use. */
function Formatted( { html }: { html: string } ) {
	return (
		<div
			className="quayside-entry__formatted"
			dir="auto"
			ref={ ( element ) => element?.replaceChildren( clean( html ) ) }
		/>
	);
}

/**
 * Renders what a visitor entered, each value in its own text direction, with files to download. Values are plain text, except for
 * rich text, which is sanitized.
 */
export function Values( { entry }: { entry: FormEntry } ) {
	return (
		<dl className="quayside-entry__values">
			{ entry.fields.map( ( field ) => {
				const files = entry.files.filter(
					( file ) => file.field === field.id
				);
				return (
					<div key={ field.id }>
						<dt>{ field.label || field.slug }</dt>
						<dd>
							{ files.length > 0 ? (
								<ul>
									{ files.map( ( file ) => (
										<li key={ file.id }>
											<a href={ file.url } download>
												<bdi>{ file.name }</bdi>
											</a>{ ' ' }
											<span className="quayside-entry__number">
												{ formatSize( file.size ) }
											</span>
										</li>
									) ) }
								</ul>
							) : ! field.value ? (
								<>
									<span aria-hidden="true">—</span>
									<span className="screen-reader-text">
										{ __( 'No value', 'quayside-blocks' ) }
									</span>
								</>
							) : field.type === 'richtext' ? (
								<Formatted html={ field.value } />
							) : (
								<bdi>{ field.value }</bdi>
							) }
						</dd>
					</div>
				);
			} ) }
		</dl>
	);
}
