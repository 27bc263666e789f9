import type { FormSettings } from '@quayside/contracts/forms/form.settings';
import type { Rule } from '../conditions/rule-text';
import type { FormField } from '../use-form-fields';
import { invalidAddresses } from '../settings/addresses';
import { unfilledTags } from '../settings/tags';

/** A problem of a form. Fields have a client id, settings the name of their panel. */
export interface Problem {
	code:
		| 'noFields'
		| 'noLabel'
		| 'sameSlug'
		| 'deletedField'
		| 'deletedChoice'
		| 'incompleteRule'
		| 'noNotification'
		| 'noRecipient'
		| 'notAnAddress'
		| 'noReplyTo'
		| 'noEmailField'
		| 'deletedEmailField'
		| 'noCaptchaKeys';
	/** Label of the field, or what else the problem concerns. */
	name?: string;
	clientId?: string;
	panel?: 'mail' | 'confirmation' | 'spam';
}

/** The notification of forms without notifications of their own, as in Form::settings(). */
const DEFAULT_REPLY_TO = '{form:email}';

/** Determines whether a rule compares with a choice that its field doesn't have, as after the choice was renamed. */
const hasDeletedChoice = (
	{ field: id, operator = 'equal', value = '' }: Rule,
	fields: FormField[]
): boolean => {
	const { choices } = fields.find( ( field ) => field.id === id ) ?? {};
	const compared = value.trim().toLowerCase();
	return (
		!! choices &&
		!! compared &&
		/^(e|notE)qual$/.test( operator ) &&
		! choices.some( ( choice ) => choice.toLowerCase() === compared )
	);
};

const problemsOfFields = ( fields: FormField[] ): Problem[] => {
	const ids = fields.map( ( { id } ) => id );
	return fields.flatMap( ( field, index ) => {
		const { clientId, conditional, label, slug } = field;
		const about = { name: label || slug, clientId };
		const rules = conditional.rules ?? [];
		const problems: Problem[] = [];
		if ( ! label.trim() ) {
			problems.push( { code: 'noLabel', ...about } );
		}
		if (
			slug &&
			fields.findIndex( ( other ) => other.slug === slug ) < index
		) {
			problems.push( { code: 'sameSlug', ...about } );
		}
		if (
			rules.some( ( rule ) => rule.field && ! ids.includes( rule.field ) )
		) {
			problems.push( { code: 'deletedField', ...about } );
		}
		if ( rules.some( ( rule ) => hasDeletedChoice( rule, fields ) ) ) {
			problems.push( { code: 'deletedChoice', ...about } );
		}
		if ( rules.some( ( rule ) => ! rule.field ) ) {
			problems.push( { code: 'incompleteRule', ...about } );
		}
		return problems;
	} );
};

const problemsOfEmails = (
	fields: FormField[],
	{ notifications, confirmation }: FormSettings
): Problem[] => {
	const emails = fields.filter( ( { isEmail } ) => isEmail );
	const slugs = fields.map( ( { slug } ) => slug );
	const problems: Problem[] = [];
	const sent = notifications
		? notifications.filter( ( { enabled } ) => enabled ?? true )
		: [ { to: '{admin_email}', replyTo: DEFAULT_REPLY_TO } ];
	if ( ! sent.length ) {
		problems.push( { code: 'noNotification', panel: 'mail' } );
	}
	if ( sent.some( ( { to } ) => ! to?.trim() ) ) {
		problems.push( { code: 'noRecipient', panel: 'mail' } );
	}
	const invalid = sent.flatMap( ( { to = '', replyTo = '' } ) => [
		...invalidAddresses( to ),
		...invalidAddresses( replyTo ),
	] );
	if ( invalid.length ) {
		problems.push( {
			code: 'notAnAddress',
			name: [ ...new Set( invalid ) ].join( ', ' ),
			panel: 'mail',
		} );
	}
	const hasNoReplyTo = ( {
		replyTo = '',
	}: {
		replyTo?: string;
	} ): boolean => {
		const unfilled = unfilledTags( replyTo, slugs, 'line' );
		// The first email field replaces one that is missing.
		const isReplaced =
			emails.length > 0 && unfilled[ 0 ] === replyTo.trim();
		return ! replyTo.trim() || ( unfilled.length > 0 && ! isReplaced );
	};
	if ( sent.some( hasNoReplyTo ) ) {
		problems.push( { code: 'noReplyTo', panel: 'mail' } );
	}
	if ( confirmation?.enabled ) {
		if ( ! emails.length ) {
			problems.push( { code: 'noEmailField', panel: 'confirmation' } );
		} else if (
			confirmation.to &&
			! emails.some( ( { slug } ) => slug === confirmation.to )
		) {
			problems.push( {
				code: 'deletedEmailField',
				panel: 'confirmation',
			} );
		}
	}
	return problems;
};

/**
 * Returns the problems that an owner should know before publishing a form.
 *
 * @param fields         All fields of the form.
 * @param settings       Its settings.
 * @param hasCaptchaKeys Whether the CAPTCHA service of the form has keys; null if unknown.
 */
export function findProblems(
	fields: FormField[],
	settings: FormSettings,
	hasCaptchaKeys: boolean | null
): Problem[] {
	const hasCaptcha = ( settings.captcha ?? 'none' ) !== 'none';
	return [
		...( fields.length ? [] : [ { code: 'noFields' } as Problem ] ),
		...problemsOfFields( fields ),
		...problemsOfEmails( fields, settings ),
		...( hasCaptcha && hasCaptchaKeys === false
			? [ { code: 'noCaptchaKeys', panel: 'spam' } as Problem ]
			: [] ),
	];
}
