import { CanvasFooter } from '../canvas/footer';
import { Checklist } from '../checklist/checklist';
import { ConditionMapPanel } from '../conditions/map';
import { TemplateChooser } from '../templates/chooser';
import { AfterPanel } from './after-panel';
import { ConfirmationPanel } from './confirmation-panel';
import { EntriesPanel } from './entries-panel';
import { NotificationsPanel } from './notifications-panel';
import { MessagesPanel } from './messages-panel';
import { PagePanel } from './page-panel';
import { SpamPanel } from './spam-panel';
import { StylePanel } from './style-panel';
import { useFormId, useSettings } from './use-settings';
import { ViewLinks } from './view-links';

/** Renders the settings of a form in the editor's sidebar; nothing for other post types. */
export function FormSettings() {
	const id = useFormId();
	return id ? <Panels id={ id } /> : null;
}

function Panels( { id }: { id: number } ) {
	const props = useSettings( id );
	return (
		<>
			<TemplateChooser { ...props } />
			<CanvasFooter { ...props } />
			<ViewLinks { ...props } />
			<Checklist { ...props } />
			<AfterPanel { ...props } />
			<NotificationsPanel { ...props } />
			<ConfirmationPanel { ...props } />
			<ConditionMapPanel />
			<MessagesPanel { ...props } />
			<SpamPanel { ...props } />
			<EntriesPanel { ...props } />
			<StylePanel { ...props } />
			<PagePanel { ...props } />
		</>
	);
}
