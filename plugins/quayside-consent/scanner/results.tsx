import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { categoriesOf } from '../settings/lists';
import type { PartProps } from '../settings/store';
import { suggestCategory, withAll, withFinding } from './declare';
import { canDeclare } from './findings';
import { FindingRow } from './finding-row';
import type { Finding } from './findings';

type Props = PartProps & { findings: readonly Finding[] };

/** Renders what a scan has found, with a control to declare each item, and a button that declares all of them. */
export function Results( { answer, draft, change, findings }: Props ) {
	const categories = categoriesOf( answer, draft );
	return (
		<>
			{ findings.some(
				( finding ) => ! finding.category && canDeclare( finding )
			) && (
				<div>
					<Button
						variant="primary"
						onClick={ () => {
							change( withAll( answer, draft, findings ) );
							speak(
								__(
									'Suggested categories are used for all items. Save changes to apply them.',
									'quayside-consent'
								)
							);
						} }
					>
						{ __(
							'Use suggested categories for all',
							'quayside-consent'
						) }
					</Button>
				</div>
			) }
			<div className="quayside-consent-settings__table">
				<table className="widefat striped">
					<caption className="screen-reader-text">
						{ __( 'Scan results', 'quayside-consent' ) }
					</caption>
					<thead>
						<tr>
							<th scope="col">
								{ __( 'Item', 'quayside-consent' ) }
							</th>
							<th scope="col">
								{ __( 'Provider', 'quayside-consent' ) }
							</th>
							<th scope="col">
								{ __( 'Pages', 'quayside-consent' ) }
							</th>
							<th scope="col">
								{ __( 'Category', 'quayside-consent' ) }
							</th>
						</tr>
					</thead>
					<tbody>
						{ findings.map( ( finding ) => (
							<FindingRow
								key={ `${ finding.kind } ${ finding.name }` }
								finding={ finding }
								categories={ categories }
								suggestion={ suggestCategory(
									answer,
									finding
								) }
								onDeclare={ ( category ) => {
									change(
										withFinding(
											answer,
											draft,
											finding,
											category
										)
									);
									speak(
										sprintf(
											/* translators: 1: cookie or domain, 2: name of a category. */
											__(
												'Category of %1$s: %2$s. Save changes to apply it.',
												'quayside-consent'
											),
											finding.name,
											categories.find(
												( { slug } ) =>
													slug === category
											)?.name ?? category
										)
									);
								} }
							/>
						) ) }
					</tbody>
				</table>
			</div>
		</>
	);
}
