<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms;

use Quayside\Blocks\BlockTypes;
use Quayside\Blocks\Forms\Cli\Commands;
use Quayside\Blocks\Forms\Editor\Blocks;
use Quayside\Blocks\Forms\Editor\EditorScript;
use Quayside\Blocks\Forms\Editor\EmailRoute;
use Quayside\Blocks\Forms\Editor\Patterns;
use Quayside\Blocks\Forms\Editor\PostType;
use Quayside\Blocks\Forms\Editor\SureFormsEdit;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Screen\BulkRoute;
use Quayside\Blocks\Forms\Entries\Screen\DownloadAction;
use Quayside\Blocks\Forms\Entries\Screen\EntriesRoute;
use Quayside\Blocks\Forms\Entries\Screen\EntriesScreen;
use Quayside\Blocks\Forms\Entries\Screen\ExportAction;
use Quayside\Blocks\Forms\Entries\Screen\NotesRoute;
use Quayside\Blocks\Forms\Entries\Screen\StatsRoute;
use Quayside\Blocks\Forms\Entries\TablesUpdate;
use Quayside\Blocks\Forms\Neighbors\Ownership\ClassicEditor;
use Quayside\Blocks\Forms\Neighbors\Ownership\Elementor;
use Quayside\Blocks\Forms\Neighbors\Ownership\HandlerNotice;
use Quayside\Blocks\Forms\Neighbors\Ownership\SharedEditor;
use Quayside\Blocks\Forms\Neighbors\Ownership\SharedRoutes;
use Quayside\Blocks\Forms\Notifications\EmailSchedule;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Forms\Overview\DuplicateAction;
use Quayside\Blocks\Forms\Overview\FormsList;
use Quayside\Blocks\Forms\Page\InstantPage;
use Quayside\Blocks\Forms\Privacy\Privacy;
use Quayside\Blocks\Forms\Privacy\Retention;
use Quayside\Blocks\Forms\Privacy\Uninstall;
use Quayside\Blocks\Forms\Render\RenderedForms;
use Quayside\Blocks\Forms\Spam\SettingsSource;
use Quayside\Blocks\Forms\Spam\SpamRoute;
use Quayside\Blocks\Forms\Spam\SpamScreen;
use Quayside\Blocks\Forms\Submission\AjaxActions;
use Quayside\Blocks\Forms\Submission\FollowUp;
use Quayside\Blocks\Forms\Submission\Gate;
use Quayside\Blocks\Forms\Submission\Intake;
use Quayside\Blocks\Forms\Submission\NativeResult;
use Quayside\Blocks\Forms\Submission\NativeSubmit;
use Quayside\Blocks\Forms\Submission\SubmitRoute;
use Quayside\Blocks\Forms\Transfer\TransferScreen;
use Quayside\Blocks\Forms\SwitchOver\Sources;
use Quayside\Blocks\Forms\SwitchOver\UnconvertedForms;
use Quayside\Blocks\Forms\Uploads\Files;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Contracts;
use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\RequestLimits;

/**
 * The modules of the forms.
 */
final class Forms {
	/**
	 * Those that pages need, for the plugin's composition root.
	 *
	 * @return array<int, Module>
	 */
	public static function modules( Assets $assets, BlockTypes $blocks ): array {
		if ( StandAside::needed() ) {
			return [ new StandAside() ];
		}
		$result  = NativeSubmit::can_be_submission() ? new NativeResult() : null;
		$forms   = new RenderedForms( $result );
		$modules = [ new PostType( $assets ), new Blocks( $assets, $blocks, $forms ), new UnconvertedForms(), new Elementor() ];
		if ( null !== $result ) {
			$entries   = new Entries();
			$mailer    = new Mailer( $entries );
			$modules[] = new TablesUpdate();
			$modules[] = new NativeSubmit( new Intake( $entries, $mailer, new Files() ), $mailer, $result );
		}
		if ( InstantPage::can_be_requested() ) {
			$modules[] = new InstantPage( $assets, $forms );
		}
		return $modules;
	}

	/**
	 * Those that no page needs.
	 *
	 * @return array<int, Module>
	 */
	public static function deferred( Assets $assets ): array {
		if ( StandAside::needed() ) {
			return [];
		}
		$entries   = new Entries();
		$mailer    = new Mailer( $entries );
		$contracts = new Contracts( $assets->path( 'build/contracts' ) );
		$submit    = new SubmitRoute( new Intake( $entries, $mailer, new Files() ), $contracts );
		$follow_up = new FollowUp( $mailer, $contracts );
		return [
			new TablesUpdate(),
			new RequestLimits( 'forms', [ 'sureforms/v1', 'quayside/v1' ], [ '/sureforms/v1/submit-form' => [ Gate::class, 'too_large' ] ] ),
			$submit,
			$follow_up,
			new SharedRoutes( $submit, $follow_up ),
			new SharedEditor(),
			new HandlerNotice(),
			new ClassicEditor(),
			new EmailSchedule( $mailer ),
			new AjaxActions(),
			new EditorScript( $assets ),
			new SureFormsEdit(),
			new EntriesRoute( $entries, $mailer, $contracts ),
			new BulkRoute( $contracts ),
			new NotesRoute( $entries, $contracts ),
			new StatsRoute( $contracts ),
			new ExportAction(),
			new Patterns(),
			new TransferScreen( $assets ),
			new FormsList( $assets ),
			new DuplicateAction(),
			new EntriesScreen( $assets ),
			new DownloadAction(),
			new EmailRoute( $contracts ),
			new SpamRoute( $contracts ),
			new SpamScreen( $assets ),
			new SettingsSource(),
			new Privacy(),
			new Retention(),
			new Uninstall(),
			new Sources(),
			new Commands( $assets, $mailer ),
			new SiteHealth\Module(),
		];
	}
}
