import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DocumentPanel, PrePublishPanel } from './panels';

/** A sentence that says what is wrong, and what leads to it. */
interface Item {
	text: string;
	open?: { label: string; onClick: () => void };
}

/**
 * Renders problems in the document sidebar and in the sidebar before publishing.
 *
 * @param props           Properties.
 * @param props.name      Name of the panel, and class of the list.
 * @param props.className Class of the panel in the document sidebar.
 * @param props.title     Title of both panels.
 * @param props.items     Problems.
 */
export function ProblemPanels( {
	name,
	className,
	title,
	items,
}: {
	name: string;
	className?: string;
	title: string;
	items: Item[];
} ) {
	const list = items.length ? (
		<ul className={ `quayside-problems ${ name }` }>
			{ items.map( ( { text, open }, index ) => (
				<li key={ index }>
					{ open ? (
						// One control, whose name is what it is about.
						<Button variant="link" onClick={ open.onClick }>
							{ text } <span>{ open.label }</span>
						</Button>
					) : (
						text
					) }
				</li>
			) ) }
		</ul>
	) : (
		<p>{ __( 'No problems found.', 'quayside-blocks' ) }</p>
	);
	return (
		<>
			<PrePublishPanel title={ title }>{ list }</PrePublishPanel>
			<DocumentPanel
				name={ name }
				title={ title }
				{ ...( className ? { className } : {} ) }
			>
				{ list }
			</DocumentPanel>
		</>
	);
}
