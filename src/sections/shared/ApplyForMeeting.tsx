import styles from './ApplyForMeeting.module.css';

/** The call to action of every page (spec section 1): the signal rises, and all of it leads to the contact page. */
export function ApplyForMeeting() {
  return (
    <section className={styles.apply}>
      <a href="/contact" className={styles.sphere}>
        <h2 className={styles.title}>Apply For Meeting</h2>
        <span className={styles.pill}>
          Say what it is about
          <span className={styles.dot} />
        </span>
      </a>
    </section>
  );
}
