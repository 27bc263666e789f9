import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { categoriesOf } from '../settings/lists';
import type { PartProps } from '../settings/store';
import { suggestCategory, withAll, withFinding } from './declare';
import { canDeclare } from './findings';
import { FindingRow } from './finding-row';
import type { Finding } from './findings';

type Props = PartProps & { findings: readonly Finding[] };

/** Renders what a scan has found, with a control to declare each item, and a button that declares all of them. */
export function Results( { answer, draft, change, findings }: Props ) {
	return (
		<>
			{ findings.some(
				( finding ) => ! finding.category && canDeclare( finding )
			) && (
				<div>
					<Button
						variant="primary"
						onClick={ () =>
							change( withAll( answer, draft, findings ) )
						}
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
								categories={ categoriesOf( answer, draft ) }
								suggestion={ suggestCategory(
									answer,
									finding
								) }
								onDeclare={ ( category ) =>
									change(
										withFinding(
											answer,
											draft,
											finding,
											category
										)
									)
								}
							/>
						) ) }
					</tbody>
				</table>
			</div>
		</>
	);
}
